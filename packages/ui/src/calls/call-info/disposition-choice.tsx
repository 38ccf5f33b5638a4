import {
  DISPOSITIONS,
  type DispositionKey,
  dispositionLabel,
  OUTCOME_CLASSES,
  type OutcomeClass,
} from '@careline/core/calls';
import { type Ref, useId } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { messages } from './disposition-choice.messages.ts';

export interface DispositionChoiceProps {
  readonly value: DispositionKey | undefined;
  readonly onChoose: (disposition: DispositionKey) => void;
  /** Nothing was chosen, and something must be. */
  readonly missing: boolean;
  /** The id of the first choice; the error summary links to it. */
  readonly id: string;
  /** The group itself, which takes the focus when the call has begun. */
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** Keys 1 to 9 are the first nine, in the order they stand. */
export const DISPOSITION_KEYS_BY_NUMBER: readonly DispositionKey[] = DISPOSITIONS.slice(0, 9).map(
  ({ key }) => key,
);

interface ChoiceProps {
  readonly name: string;
  readonly id: string | undefined;
  readonly disposition: DispositionKey;
  readonly checked: boolean;
  readonly onChoose: (disposition: DispositionKey) => void;
}

const CHOICE = [
  'flex min-h-8 items-center gap-2 rounded-control px-2 py-1',
  'hover:bg-hover has-checked:bg-accent-soft has-checked:text-on-accent-soft has-checked:font-medium',
].join(' ');

function Choice({ name, id, disposition, checked, onChoose }: ChoiceProps) {
  const locale = useLocale();
  const number = DISPOSITION_KEYS_BY_NUMBER.indexOf(disposition) + 1;
  return (
    <label className={CHOICE}>
      <input
        type="radio"
        id={id}
        name={name}
        value={disposition}
        checked={checked}
        onChange={() => onChoose(disposition)}
        aria-keyshortcuts={number > 0 ? String(number) : undefined}
        className="size-4 shrink-0"
      />
      <span className="min-w-0 grow">{dispositionLabel(disposition, locale)}</span>
      {number > 0 && (
        <span
          aria-hidden="true"
          className="rounded border border-line-strong px-1.5 font-sans text-muted text-xs @max-md:hidden"
        >
          {number}
        </span>
      )}
    </label>
  );
}

type ClassProps = Omit<ChoiceProps, 'id' | 'disposition' | 'checked'> &
  Pick<DispositionChoiceProps, 'id' | 'value'> & { readonly outcome: OutcomeClass };

function Class({ outcome, id, value, ...rest }: ClassProps) {
  const t = useMessages(messages);
  const heading = useId();
  const dispositions = DISPOSITIONS.filter((disposition) => disposition.outcome === outcome);
  return (
    // biome-ignore lint/a11y/useSemanticElements: one fieldset holds all choices; these are its three parts
    <div role="group" aria-labelledby={heading}>
      <p id={heading} className="px-2 pb-1 text-muted text-sm">
        {t(outcome)}
      </p>
      {dispositions.map(({ key }) => (
        <Choice
          key={key}
          {...rest}
          id={key === DISPOSITIONS[0]?.key ? id : undefined}
          disposition={key}
          checked={value === key}
        />
      ))}
    </div>
  );
}

/** Every outcome of a call, in its three classes: one choice by arrow keys, by number, or by a click. */
export function DispositionChoice({ value, onChoose, missing, id, ref }: DispositionChoiceProps) {
  const t = useMessages(messages);
  const name = useId();
  const hint = useId();
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={hint}
      className="@container min-w-0 rounded-card border border-line bg-raised p-4"
    >
      <legend className="float-start mb-2 w-full font-semibold">{t('title')}</legend>
      <div className="clear-both grid grid-cols-1 gap-x-4 gap-y-3 @md:grid-cols-2 @2xl:grid-cols-3">
        {OUTCOME_CLASSES.map((outcome) => (
          <Class key={outcome} outcome={outcome} name={name} id={id} value={value} onChoose={onChoose} />
        ))}
      </div>
      <div id={hint} className="mt-2">
        {missing && <FieldError>{t('required')}</FieldError>}
        <p className="px-2 text-muted text-sm @max-md:hidden">{t('keys')}</p>
      </div>
    </fieldset>
  );
}
