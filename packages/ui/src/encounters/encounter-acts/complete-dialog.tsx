import { useState } from 'react';
import { OpenItems } from '../../finishing/open-items/index.ts';
import { useMessages } from '../../messages/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { type ActDialogProps, ActFrame, useEncounterChange } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { OutcomeFields, useOutcome } from './outcome-fields.tsx';
import { useActWords } from './use-act-words.ts';
import { useOpenItems } from './use-open-items.ts';

/** Completes an encounter: a consultation with an outcome, a health check without one. */
export function CompleteDialog(props: ActDialogProps) {
  const { encounter, finishing } = props;
  const t = useMessages(encounterActsMessages);
  const wordsOf = useActWords();
  const work = useEncounterChange(props);
  const open = useOpenItems(work.error);
  const given = useOutcome();
  const [asked, setAsked] = useState(false);
  const isCheck = Boolean(encounter.package);
  const confirm = () => {
    setAsked(true);
    const outcome = isCheck ? undefined : given.read();
    if ((!isCheck && !outcome) || open.missing > 0) return;
    void work.change(encounter, {
      act: 'complete',
      ...(outcome && { outcome }),
      ...(open.leftOpen.length > 0 && { leftOpen: open.leftOpen }),
    });
  };
  return (
    <ActFrame
      {...props}
      work={work}
      title={t('completeTitle')}
      action={wordsOf('complete')}
      hidesError={open.isRefused}
      onConfirm={confirm}
    >
      <p>{t('completeText')}</p>
      {!isCheck && <OutcomeFields {...given.fields} change={given.change} />}
      {open.isRefused && (
        <ErrorState title={t('failed')}>
          <p>{t('itemsAdded')}</p>
        </ErrorState>
      )}
      <OpenItems
        vitaId={encounter.vitaId}
        asked={asked}
        revision={open.revision}
        onChange={open.setState}
        resultsAddress={finishing?.resultsAddress?.(encounter.vitaId)}
        drafts={finishing?.drafts}
        onDraft={
          finishing?.onDraft &&
          ((draft) => {
            props.onClose();
            finishing.onDraft?.(draft);
          })
        }
      />
    </ActFrame>
  );
}
