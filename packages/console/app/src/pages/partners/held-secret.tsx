import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { CheckField } from '@careline/ui/primitives/check-field';
import { Dialog } from '@careline/ui/primitives/dialog';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { partnersMessages } from './partners.messages.ts';

export interface HeldSecretProps {
  /** Identifies the current key or secret. */
  readonly current: string;
  /** The previous one, while it still works. */
  readonly former: string | undefined;
  readonly make: string;
  readonly onAsk: () => void;
  readonly onEndFormer: () => void;
}

/** Shows the current key or secret, the previous one while it works, and a button for a new one. */
export function HeldSecret({ current, former, make, onAsk, onEndFormer }: HeldSecretProps) {
  const t = useMessages(partnersMessages);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm">{current}</p>
      <Button size="small" onClick={onAsk}>
        {make}
      </Button>
      {former && (
        <>
          <p className="text-sm">{former}</p>
          <Button size="small" onClick={onEndFormer}>
            {t('endFormerKey')}
          </Button>
        </>
      )}
    </div>
  );
}

export interface NewSecretQuestionProps {
  readonly title: string;
  readonly make: string;
  readonly keep: string;
  readonly keepEffect: string;
  readonly endEffect: string;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onMake: (keepsFormer: boolean) => void;
  readonly onClose: () => void;
}

/** Asks whether the previous key should keep working for a while, because a partner is down without one. */
export function NewSecretQuestion(props: NewSecretQuestionProps) {
  const { title, make, keep, keepEffect, endEffect, open, busy, onMake, onClose } = props;
  const g = useMessages(administrationMessages);
  const [keepsFormer, setKeepsFormer] = useState(true);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{g('cancel')}</Button>
          <Button
            variant={keepsFormer ? 'primary' : 'danger'}
            busy={busy}
            onClick={() => {
              onClose();
              onMake(keepsFormer);
            }}
          >
            {make}
          </Button>
        </>
      }
    >
      <CheckField
        label={keep}
        hint={keepsFormer ? keepEffect : endEffect}
        checked={keepsFormer}
        onChange={setKeepsFormer}
      />
    </Dialog>
  );
}
