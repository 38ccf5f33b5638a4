import { Component, type ReactNode } from 'react';
import { AreaFailed } from './area-failed.tsx';

interface Failure {
  readonly error: unknown;
  readonly errorId: string;
}

/** A file of an older build that the server no longer has: only a new page load brings the new one. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Keeps a fault inside its area: the rest of the console goes on, and the person gets a number to quote. */
export class AreaBoundary extends Component<{ readonly children: ReactNode }, { failure?: Failure }> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown): { failure: Failure } {
    return { failure: { error, errorId: crypto.randomUUID().slice(0, 8) } };
  }

  override componentDidCatch(): void {
    console.error(`Careline error ${this.state.failure?.errorId ?? ''}`);
  }

  private retry = (): void => {
    if (isMissingFile(this.state.failure?.error)) location.reload();
    else this.setState({ failure: undefined });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <AreaFailed errorId={failure.errorId} onRetry={this.retry} /> : this.props.children;
  }
}
