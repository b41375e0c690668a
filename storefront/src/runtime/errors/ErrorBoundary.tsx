import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new key renders the children again. */
  resetKey: string;
  /** Rendered instead of the children after an error. */
  fallback: (error: Error, tryAgain: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
  /** `resetKey` of the render that failed. */
  failedKey: string | null;
}

/** Catches render errors of its children in the browser. */
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
    console.error('Rendering failed.', error, componentStack);
  }

  private tryAgain = () => this.setState({ error: null, failedKey: null });

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.fallback(error, this.tryAgain);
  }
}
