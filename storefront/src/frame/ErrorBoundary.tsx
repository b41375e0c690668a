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
  brokenKey: string | null;
}

/** Keeps what breaks in the browser from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, brokenKey: null };

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    { error, brokenKey }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (error === null) return null;
    if (brokenKey === null) return { error, brokenKey: resetKey };
    return brokenKey === resetKey ? null : { error: null, brokenKey: null };
  }

  static getDerivedStateFromError(error: Error): ErrorBoundaryState {
    return { error, brokenKey: null };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A part of the page broke.', error, componentStack);
  }

  private tryAgain = () => this.setState({ error: null, brokenKey: null });

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error, this.tryAgain);
  }
}
