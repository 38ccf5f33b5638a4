import { Component, type ReactNode } from 'react';
import { AreaFailed } from './area-failed.tsx';
import { type Attempt, AttemptContext } from './on-demand.tsx';

interface Failure {
  readonly errorId: string;
}

export interface AreaBoundaryProps {
  readonly children: ReactNode;
  /** Loads the page again. */
  readonly reload?: () => void;
  /** Another one is another try: what failed at one address need not at the next. */
  readonly place?: string;
}

interface BoundaryState {
  readonly attempt: Attempt;
  readonly failure?: Failure | undefined;
}

/** A file that did not come: there is no network, or it is of an older build that the server no longer has. */
const isMissingFile = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

const reloadPage = (): void => location.reload();

/** Keeps a fault inside its area: the rest of the console goes on, and the person gets a number to quote. */
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
    // The number and nothing else: a message may name what a patient's record held.
    console.error(`Careline error ${this.state.failure?.errorId ?? ''}`);
    // Asked for again and missing again: only a new page load brings the names of the new build.
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
