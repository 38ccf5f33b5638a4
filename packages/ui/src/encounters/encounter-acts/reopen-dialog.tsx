import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { type ActDialogProps, ActFrame, useEncounterChange } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { useActWords } from './use-act-words.ts';

export function ReopenDialog(props: ActDialogProps) {
  const t = useMessages(encounterActsMessages);
  const wordsOf = useActWords();
  const work = useEncounterChange(props);
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = note.trim() === '';
  const confirm = () => {
    setAsked(true);
    if (!isMissing) void work.change(props.encounter, { act: 'reopen', note: note.trim() });
  };
  return (
    <ActFrame {...props} work={work} title={t('reopenTitle')} action={wordsOf('reopen')} onConfirm={confirm}>
      <p>{t('reopenText')}</p>
      <TextArea
        label={t('reopenReason')}
        required
        rows={2}
        maxLength={1000}
        value={note}
        onChange={setNote}
        error={asked && isMissing ? t('needDetail') : undefined}
        data-autofocus
      />
    </ActFrame>
  );
}
