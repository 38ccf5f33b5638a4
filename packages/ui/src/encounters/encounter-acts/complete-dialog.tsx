import {
  ENCOUNTER_OUTCOMES,
  type EncounterOutcome,
  encounterOutcomeLabel,
  type NewOutcome,
} from '@careline/core/internal/encounters';
import { dayAfter } from '@careline/core/internal/formatting';
import type { HttpError } from '@careline/core/internal/http';
import { useRef, useState } from 'react';
import { OpenItems, type OpenItemsState } from '../../finishing/open-items/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { type ActDialogProps, ActFrame, useEncounterChange } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { useActWords } from './use-act-words.ts';

interface Typed {
  readonly code: EncounterOutcome | '';
  readonly note: string;
  readonly reviewOn: string;
  readonly reviewFor: string;
  readonly referredTo: string;
}

const NOTHING: Typed = { code: '', note: '', reviewOn: '', reviewFor: '', referredTo: '' };

type Fault = 'needOutcome' | 'needReview' | 'reviewPast' | 'needReferral';
type Faults = Partial<Record<keyof Typed, Fault>>;

function faultsOf({ code, reviewOn, referredTo }: Typed, today: string): Faults {
  return {
    ...(code === '' && { code: 'needOutcome' }),
    ...(code === 'review' && reviewOn === '' && { reviewOn: 'needReview' }),
    ...(reviewOn !== '' && reviewOn < today && { reviewOn: 'reviewPast' }),
    ...(code === 'referred' && referredTo.trim() === '' && { referredTo: 'needReferral' }),
  };
}

/** Returns the outcome to store. Drops text typed in fields that the outcome does not have. */
function outcomeOf({ code, ...typed }: Typed): NewOutcome | undefined {
  if (code === '') return undefined;
  const { note, reviewOn, reviewFor, referredTo } = typed;
  return {
    code,
    ...(note.trim() && { note: note.trim() }),
    ...(reviewOn && { reviewOn }),
    ...(reviewOn && reviewFor.trim() && { reviewFor: reviewFor.trim() }),
    ...(code === 'referred' && { referredTo: referredTo.trim() }),
  };
}

const SPANS = [
  ['inOneWeek', 7],
  ['inTwoWeeks', 14],
  ['inOneMonth', 30],
] as const;

interface FieldsProps {
  readonly typed: Typed;
  readonly faults: Faults;
  readonly today: string;
  readonly change: (part: Partial<Typed>) => void;
}

function Review({ typed, faults, today, change }: FieldsProps) {
  const t = useMessages(encounterActsMessages);
  const dayIn = (days: number) => dayAfter(today, days);
  return (
    <>
      <DateField
        label={t('reviewOn')}
        hint={t('reviewOnHint')}
        required={typed.code === 'review'}
        value={typed.reviewOn}
        onChange={(reviewOn) => change({ reviewOn })}
        error={faults.reviewOn && t(faults.reviewOn)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('reviewDays')}</legend>
        {SPANS.map(([name, days]) => (
          <Button key={name} size="small" onClick={() => change({ reviewOn: dayIn(days) })}>
            {t(name)}
          </Button>
        ))}
      </fieldset>
      {typed.reviewOn && (
        <TextField
          label={t('reviewFor')}
          maxLength={300}
          value={typed.reviewFor}
          onChange={(reviewFor) => change({ reviewFor })}
        />
      )}
    </>
  );
}

function OutcomeFields(props: FieldsProps) {
  const { typed, faults, change } = props;
  const t = useMessages(encounterActsMessages);
  const locale = useLocale();
  return (
    <>
      <SelectField
        label={t('outcome')}
        required
        placeholder={t('chooseOutcome')}
        options={ENCOUNTER_OUTCOMES.map((value) => ({ value, label: encounterOutcomeLabel(value, locale) }))}
        value={typed.code}
        onChange={(code) => change({ code })}
        error={faults.code && t(faults.code)}
        data-autofocus
      />
      {typed.code === 'referred' && (
        <TextField
          label={t('referredTo')}
          required
          maxLength={200}
          value={typed.referredTo}
          onChange={(referredTo) => change({ referredTo })}
          error={faults.referredTo && t(faults.referredTo)}
        />
      )}
      <TextArea
        label={t('outcomeNote')}
        rows={2}
        maxLength={1000}
        value={typed.note}
        onChange={(note) => change({ note })}
      />
      <Review {...props} />
    </>
  );
}

/** Returns the patient's open items as loaded by the dialog. Reloads them when the server refuses the change. */
function useOpenItems(error: HttpError | undefined) {
  const [state, setState] = useState<OpenItemsState>({ leftOpen: [], missing: 0 });
  const isRefused = error?.code === 'items-open';
  const revision = useRef(0);
  const seen = useRef(error);
  if (seen.current !== error) {
    seen.current = error;
    if (isRefused) revision.current += 1;
  }
  return { ...state, setState, isRefused, revision: revision.current };
}

/** Completes an encounter: a consultation with an outcome, a health check without one. */
export function CompleteDialog(props: ActDialogProps) {
  const { encounter, finishing } = props;
  const t = useMessages(encounterActsMessages);
  const wordsOf = useActWords();
  const today = useEncounterTimes(props).today();
  const work = useEncounterChange(props);
  const open = useOpenItems(work.error);
  const [typed, setTyped] = useState(NOTHING);
  const [asked, setAsked] = useState(false);
  const isCheck = Boolean(encounter.package);
  const faults = isCheck ? {} : faultsOf(typed, today);
  const confirm = () => {
    setAsked(true);
    if (Object.keys(faults).length > 0 || open.missing > 0) return;
    const outcome = outcomeOf(typed);
    void work.change(encounter, {
      act: 'complete',
      ...(!isCheck && outcome && { outcome }),
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
      {!isCheck && (
        <OutcomeFields
          typed={typed}
          faults={asked ? faults : {}}
          today={today}
          change={(part) => setTyped({ ...typed, ...part })}
        />
      )}
      {open.isRefused && (
        <ErrorState title={t('failed')}>
          <p>{t('itemsAdded')}</p>
        </ErrorState>
      )}
      <OpenItems
        vitaId={encounter.vitaId}
        now={props.now}
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
