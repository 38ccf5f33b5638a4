import {
  ENCOUNTER_OUTCOMES,
  type EncounterOutcome,
  encounterOutcomeLabel,
  type NewOutcome,
} from '@careline/core/internal/encounters';
import { dayAfter } from '@careline/core/internal/formatting';
import { useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';

export interface TypedOutcome {
  readonly code: EncounterOutcome | '';
  readonly note: string;
  readonly reviewOn: string;
  readonly reviewFor: string;
  readonly referredTo: string;
}

const NOTHING: TypedOutcome = { code: '', note: '', reviewOn: '', reviewFor: '', referredTo: '' };

type Fault = 'needOutcome' | 'needReview' | 'reviewPast' | 'needReferral';
type Faults = Partial<Record<keyof TypedOutcome, Fault>>;

function faultsOf({ code, reviewOn, referredTo }: TypedOutcome, today: string): Faults {
  return {
    ...(code === '' && { code: 'needOutcome' }),
    ...(code === 'review' && reviewOn === '' && { reviewOn: 'needReview' }),
    ...(reviewOn !== '' && reviewOn < today && { reviewOn: 'reviewPast' }),
    ...(code === 'referred' && referredTo.trim() === '' && { referredTo: 'needReferral' }),
  };
}

/** Returns the outcome to store. Drops text typed in fields that the outcome does not have. */
function outcomeOf({ code, ...typed }: TypedOutcome): NewOutcome | undefined {
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

export interface OutcomeFieldsProps {
  readonly typed: TypedOutcome;
  readonly faults: Faults;
  readonly today: string;
  readonly change: (part: Partial<TypedOutcome>) => void;
}

function Review({ typed, faults, today, change }: OutcomeFieldsProps) {
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

export function OutcomeFields(props: OutcomeFieldsProps) {
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

/** Manages the entered outcome of a consultation. Faults show once the user wants to save it. */
export function useOutcome() {
  const today = useEncounterTimes().today();
  const [typed, setTyped] = useState(NOTHING);
  const [asked, setAsked] = useState(false);
  const faults = faultsOf(typed, today);
  return {
    typed,
    change: (part: Partial<TypedOutcome>) => setTyped((before) => ({ ...before, ...part })),
    /** Returns the outcome; undefined if something is missing, which then shows. */
    read: (): NewOutcome | undefined => {
      setAsked(true);
      return Object.keys(faults).length > 0 ? undefined : outcomeOf(typed);
    },
    fields: { typed, faults: asked ? faults : {}, today },
  };
}
