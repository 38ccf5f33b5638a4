import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { TextField } from '@careline/ui/primitives/text-field';
import { useState } from 'react';
import { partnersMessages } from './partners.messages.ts';

export interface OneTimeSecretDialogProps {
  readonly title: string;
  readonly intro: string;
  readonly label: string;
  /** The dialog is hidden without a secret. */
  readonly secret: string | undefined;
  readonly onDone: () => void;
}

/** Shows a new key or secret once; the page does not keep it. */
export function OneTimeSecretDialog({ title, intro, label, secret, onDone }: OneTimeSecretDialogProps) {
  const t = useMessages(partnersMessages);
  const [copied, setCopied] = useState(false);
  if (!secret) return null;
  // If the browser blocks the clipboard, the text can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Dialog
      open
      persistent
      onClose={onDone}
      title={title}
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
      <p className="mb-4">{intro}</p>
      <TextField
        label={label}
        readOnly
        value={secret}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
