import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { messages } from './add-reading.messages.ts';

export interface EntryFooterProps {
  readonly formId: string;
  readonly busy: boolean;
  readonly asks: boolean;
  readonly onCancel: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  /** Label of the save button; "Add" by default. */
  readonly saveLabel?: string;
}

/** Shows the buttons to save or cancel, or asks whether to discard the entries. */
export function EntryFooter(props: EntryFooterProps) {
  const { formId, busy, asks, onCancel, onKeep, onDiscard, saveLabel } = props;
  const t = useMessages(messages);
  if (asks) {
    return (
      <>
        <p role="alert" className="me-auto self-center font-medium">
          {t('discardTitle')}
        </p>
        {/* The keys keep a button from turning into the submit button while it is pressed. */}
        <Button key="keep" autoFocus onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button key="discard" variant="danger" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button key="cancel" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button key="save" type="submit" form={formId} variant="primary" busy={busy}>
        {saveLabel ?? t('save')}
      </Button>
    </>
  );
}
