import type { PreferenceIdentifier, PreferenceResponse } from '@careline/core/internal/preferences';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { ConcurrentChangeNotice } from '../../../administration/concurrent-change-notice.tsx';
import { useTimes } from '../../../administration/use-times.ts';
import { type Standing, standingOf, usePreference, useStore } from './use-preference.ts';

export interface PreferenceEditing<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** True after an attempt to save: missing values are shown now. */
  readonly tried: boolean;
  readonly standing: Standing;
}

export interface PreferenceCardProps<Value> {
  readonly type: PreferenceIdentifier;
  /** Height of the form's placeholder, in rows; defaults to three. */
  readonly outlines?: number;
  readonly title: string;
  readonly readValue: (info: Standing['info']) => Value;
  /** Describes a value, to show a concurrent change. */
  readonly textOf: (value: Value) => string;
  /** Returns whether the value can be saved; if not, its field shows why. */
  readonly isRight?: (value: Value) => boolean;
  readonly store: (value: Value, updatedAt: number, key: string) => Promise<PreferenceResponse>;
  readonly onDirtyChange: (dirty: boolean) => void;
  readonly onStored?: (answer: PreferenceResponse) => void;
  /** Shown next to the "saved" message. */
  readonly afterSaving?: (standing: Standing) => ReactNode;
  readonly children: (editing: PreferenceEditing<Value>) => ReactNode;
}

type FormProps<Value> = PreferenceCardProps<Value> & { readonly first: Standing };

function PreferenceForm<Value>(props: FormProps<Value>) {
  const { type, first, title, readValue, textOf, isRight = () => true, onDirtyChange } = props;
  const t = useMessages(administrationMessages);
  const time = useTimes();
  const [base, setBase] = useState(first);
  const [value, setValue] = useState(() => readValue(first.info));
  const [tried, setTried] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const { save, saving, error, forget, theirs, settle } = useStore(type, props.store);
  const dirty = textOf(value) !== textOf(readValue(base.info));
  useEffect(() => onDirtyChange(dirty), [dirty, onDirtyChange]);

  function begin(standing: Standing): void {
    settle();
    forget();
    setBase(standing);
    setTried(false);
  }
  async function store(from: Standing): Promise<void> {
    setTried(true);
    setIsSaved(false);
    if (!isRight(value)) return;
    const answer = await save({ value, updatedAt: from.updatedAt });
    if (!answer) return;
    const standing = standingOf(answer);
    begin(standing);
    setValue(readValue(standing.info));
    setIsSaved(true);
    props.onStored?.(answer);
  }
  const change = (next: Value) => {
    setValue(next);
    setIsSaved(false);
  };
  return (
    <form
      noValidate
      aria-label={title}
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void store(base);
      }}
    >
      {theirs && (
        <ConcurrentChangeNotice
          by={theirs.updatedBy?.name}
          changes={[
            { field: title, before: textOf(readValue(base.info)), after: textOf(readValue(theirs.info)) },
          ]}
          onTakeTheirs={() => {
            begin(theirs);
            setValue(readValue(theirs.info));
          }}
          onKeepMine={() => {
            begin(theirs);
            void store(theirs);
          }}
        />
      )}
      {error && !theirs && <RequestFailed title={t('saveFailed')} error={error} />}
      {props.children({ value, onChange: change, tried, standing: base })}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" type="submit" busy={saving}>
          {t('save')}
        </Button>
        <div role="status" className="flex flex-wrap items-center gap-3">
          {isSaved && <p className="font-medium text-success">{t('saved')}</p>}
          {isSaved && props.afterSaving?.(base)}
        </div>
        {base.updatedBy && (
          <p className="ms-auto text-muted text-xs">
            {t('changedBy', { name: base.updatedBy.name, time: time(base.updatedAt) })}
          </p>
        )}
      </div>
    </form>
  );
}

/** One organisation preference with its own form, so that nobody overwrites what they did not edit. */
export function PreferenceCard<Value>(props: PreferenceCardProps<Value>) {
  const t = useMessages(administrationMessages);
  const { state, retry } = usePreference(props.type);
  return (
    <Card title={props.title}>
      {state.phase === 'loading' && <Skeleton shape="row" lines={props.outlines ?? 3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && <PreferenceForm {...props} first={state.value} />}
    </Card>
  );
}
