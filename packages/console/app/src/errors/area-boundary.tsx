import { Component, type ReactNode } from 'react';
import { AreaFailed } from './area-failed.tsx';
import { type Attempt, AttemptContext } from './on-demand.tsx';

interface Failure {
  readonly errorId: string;
}

export interface AreaBoundaryProps {
  readonly children: ReactNode;
  readonly reload?: () => void;
  /** A new value retries: an error at one address need not occur at the next. */
  readonly place?: string;
}

interface BoundaryState {
  readonly attempt: Attempt;
  readonly failure?: Failure | undefined;
}

/** Returns whether a file failed to load: the network is down, or the server no longer has this older build. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

const reloadPage = (): void => location.reload();

/** Keeps an error inside its area: the rest of the console works on, and the person gets a number to quote. */
export class AreaBoundary extends Component<AreaBoundaryProps, BoundaryState> {
  override state: BoundaryState = { attempt: {} };
  private retrying = false;

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failure: { errorId: crypto.randomUUID().slice(0, 8) } };
  }

  override componentDidUpdate({ place }: AreaBoundaryProps): void {
    if (this.state.failure && place !== this.props.place) this.setState({ failure: undefined, attempt: {} });
  }

  override componentDidCatch(error: unknown): void {
    // Log only the number: a message may contain patient data.
    console.error(`Careline error ${this.state.failure?.errorId ?? ''}`);
    // Missing again after a retry: only a page load brings the new build's file names.
    if (this.retrying && isMissingFile(error) && navigator.onLine) (this.props.reload ?? reloadPage)();
    this.retrying = false;
  }

  private retry = (): void => {
    this.retrying = true;
    this.setState({ failure: undefined, attempt: {} });
  };

  override render(): ReactNode {
    const { failure, attempt } = this.state;
    if (failure) return <AreaFailed errorId={failure.errorId} onRetry={this.retry} />;
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
