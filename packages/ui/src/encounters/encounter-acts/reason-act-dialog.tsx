import { useMessages } from '../../messages/index.ts';
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
  const confirm = () => {
    const reason = why.read();
    if (reason) void work.change(props.encounter, { act, ...reason });
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
      <ReasonFields of={why} />
    </ActFrame>
  );
}
