import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { type ActDialogProps, ActFrame, useEncounterChange } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { ReasonFields, useReason } from './reason-fields.tsx';
import { useActWords } from './use-act-words.ts';

type ReasonAct = 'decline' | 'reject' | 'cancel';

const WORDS = {
  decline: { title: 'declineTitle', text: 'declineText' },
  reject: { title: 'rejectTitle', text: 'rejectText' },
  cancel: { title: 'cancelTitle', text: 'cancelText' },
} as const;

export function ReasonActDialog({ act, ...props }: ActDialogProps & { readonly act: ReasonAct }) {
  const t = useMessages(encounterActsMessages);
  const wordsOf = useActWords();
  const why = useReason();
  const work = useEncounterChange(props);
  const [withLater, setWithLater] = useState(false);
  const confirm = () => {
    const reason = why.read();
    if (!reason) return;
    const change = act === 'cancel' && withLater ? ({ act, withLater } as const) : { act };
    void work.change(props.encounter, { ...change, ...reason });
  };
  return (
    <ActFrame
      {...props}
      work={work}
      title={t(WORDS[act].title)}
      action={wordsOf(act)}
      variant="danger"
      onConfirm={confirm}
    >
      <p>{t(WORDS[act].text)}</p>
      {act === 'cancel' && props.encounter.seriesId && (
        <CheckField label={t('cancelLater')} checked={withLater} onChange={setWithLater} />
      )}
      <ReasonFields of={why} />
    </ActFrame>
  );
}
