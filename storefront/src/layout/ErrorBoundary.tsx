import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** With another one, there is a new try. */
  resetKey: string;
  /** What stands in the place of what broke. */
  fallback: (error: Error, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  /** What was shown when it broke. */
  failedKey: string | null;
}

/** Keeps what breaks in the browser from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, failedKey: null };

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { error, failedKey }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (error === null) return null;
    if (failedKey === null) return { error, failedKey: resetKey };
    return failedKey === resetKey ? null : { error: null, failedKey: null };
  }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error, failedKey: null };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A part of the page broke.', error, componentStack);
  }

  private tryAgain = () => this.setState({ error: null, failedKey: null });

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error, this.tryAgain);
  }
}
