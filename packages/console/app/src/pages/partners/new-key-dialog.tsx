import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { TextField } from '@careline/ui/primitives/text-field';
import { useState } from 'react';
import { partnersMessages } from './partners.messages.ts';

export interface NewKeyDialogProps {
  readonly name: string;
  /** Nothing is shown without one. */
  readonly keyText: string | undefined;
  readonly onDone: () => void;
}

/** A key that was made now; it is shown this once and kept nowhere in the page. */
export function NewKeyDialog({ name, keyText, onDone }: NewKeyDialogProps) {
  const t = useMessages(partnersMessages);
  const [copied, setCopied] = useState(false);
  if (!keyText) return null;
  // A browser that refuses the clipboard changes nothing: the key stands there to be selected.
  const copy = () =>
    navigator.clipboard?.writeText(keyText).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      open
      persistent
      onClose={onDone}
      title={t('keyTitle', { name })}
      actions={
        <>
          <Button icon={copied ? 'check' : 'content_copy'} onClick={() => void copy()}>
            {copied ? t('copied') : t('copy')}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {t('done')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t('keyOnce')}</p>
      <TextField
        label={t('key')}
        readOnly
        value={keyText}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
