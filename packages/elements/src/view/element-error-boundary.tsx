import { useMessages } from '@careline/ui/messages';
import { PartFailure } from '@careline/ui/primitives/on-demand';
import { Component, type ReactNode } from 'react';
import { messages } from './element-error.messages.ts';

interface Props {
  readonly children: ReactNode;
  readonly onError: () => void;
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(messages);
  return (
    <PartFailure onRetry={onRetry}>
      <p>{t('failed')}</p>
    </PartFailure>
  );
}

/** Shows an error with a retry button when a widget fails, so that no element stays blank. */
export class ElementErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Failure onRetry={() => this.setState({ failed: false })} />;
  }
}
