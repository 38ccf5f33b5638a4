import {
  GOAL_KEYS,
  GOAL_LIMITS,
  type GoalKey,
  listProgrammeThresholds,
  type ProgrammeThreshold,
  type ProgrammeThresholdFields,
  setProgrammeThreshold,
  thresholdSchemeLabel,
} from '@careline/core/internal/administration';
import { THRESHOLD_SCHEMES } from '@careline/core/internal/clinical';
import { programmeLabel } from '@careline/core/internal/programmes';
import { RequestFailed } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { NumberField } from '@careline/ui/primitives/number-field';
import { SelectField } from '@careline/ui/primitives/select-field';
import { type FormEvent, useId, useState } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { ConcurrentChangeNotice, differences } from '../../../administration/concurrent-change-notice.tsx';
import { isConcurrentChange } from '../../../administration/form-fault.ts';
import { useSave } from '../../../administration/use-form-save.ts';
import { useUnsaved } from '../../../administration/use-unsaved.ts';
import { useConsole } from '../../../console-context.tsx';
import { limitsMessages } from '../settings.messages.ts';
import { goalTexts } from './limit-texts.ts';
import { type GoalFault, goalFaults, limitsFields, limitsFormValue } from './limits-form-value.ts';

export interface LimitsDialogProps {
  readonly threshold: ProgrammeThreshold;
  readonly onStored: (threshold: ProgrammeThreshold) => void;
  readonly onClose: () => void;
}

const UNITS: Readonly<Record<GoalKey, string>> = {
  beforeMealLeast: 'mg/dL',
  beforeMealGreatest: 'mg/dL',
  afterMealGreatest: 'mg/dL',
  hba1cBelow: '%',
};

function useChanges() {
  const t = useMessages(limitsMessages);
  const locale = useLocale();
  const texts = ({ scheme, goals }: ProgrammeThreshold) => {
    const { beforeMeal, afterMeal, hba1c } = goalTexts(goals);
    return {
      [t('scheme')]: thresholdSchemeLabel(scheme, locale),
      [t('beforeMeal')]: beforeMeal,
      [t('afterMeal')]: afterMeal,
      [t('hba1c')]: hba1c,
    };
  };
  return (before: ProgrammeThreshold, after: ProgrammeThreshold) => differences(texts(before), texts(after));
}

function useSaving(programme: string) {
  const { http } = useConsole();
  const [theirs, setTheirs] = useState<ProgrammeThreshold>();
  const saving = useSave((threshold: ProgrammeThresholdFields, idempotencyKey) =>
    http.call(setProgrammeThreshold, { body: { threshold }, idempotencyKey }).catch(async (failure) => {
      if (isConcurrentChange(failure)) {
        const { data } = await http.call(listProgrammeThresholds, {});
        setTheirs(data.find((one) => one.programme === programme));
      }
      throw failure;
    }),
  );
  return { ...saving, theirs, settle: () => setTheirs(undefined) };
}

export function LimitsDialog({ threshold, onStored, onClose }: LimitsDialogProps) {
  const t = useMessages(limitsMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const form = useId();
  const changesBetween = useChanges();
  const [base, setBase] = useState(threshold);
  const [value, setValue] = useState(() => limitsFormValue(threshold));
  const [tried, setTried] = useState(false);
  const { save, saving, error, forget, theirs, settle } = useSaving(threshold.programme);
  const faults = goalFaults(value);
  useUnsaved(JSON.stringify(value) !== JSON.stringify(limitsFormValue(base)));

  const textOf = (key: GoalKey, fault: GoalFault | undefined): string | undefined => {
    if (!tried || !fault) return undefined;
    const { least, greatest } = GOAL_LIMITS[key];
    return fault === 'order' ? t('wrongOrder') : t('wrongNumber', { least, greatest });
  };
  async function store(from: ProgrammeThreshold) {
    setTried(true);
    if (Object.keys(faults).length > 0) return;
    const answer = await save(limitsFields(from, value));
    if (answer) onStored(answer.data);
  }
  function takeOver(fresh: ProgrammeThreshold) {
    settle();
    forget();
    setBase(fresh);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { programme: programmeLabel(threshold.programme) })}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{g('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={saving}>
            {g('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void store(base);
        }}
      >
        {theirs && (
          <ConcurrentChangeNotice
            by={theirs.updatedBy?.name}
            changes={changesBetween(base, theirs)}
            onTakeTheirs={() => {
              takeOver(theirs);
              setValue(limitsFormValue(theirs));
            }}
            onKeepMine={() => {
              takeOver(theirs);
              void store(theirs);
            }}
          />
        )}
        {error && !theirs && <RequestFailed title={g('saveFailed')} error={error} />}
        <SelectField
          label={t('scheme')}
          hint={t('schemeHint')}
          options={THRESHOLD_SCHEMES.map(({ key }) => ({
            value: key,
            label: thresholdSchemeLabel(key, locale),
          }))}
          value={value.scheme}
          onChange={(scheme) => setValue({ ...value, scheme })}
        />
        {GOAL_KEYS.map((key) => (
          <NumberField
            key={key}
            label={t(key)}
            unit={UNITS[key]}
            required
            value={value.goals[key]}
            error={textOf(key, faults[key])}
            onChange={(text) => setValue({ ...value, goals: { ...value.goals, [key]: text } })}
          />
        ))}
        <p className="text-muted text-xs">{t('again')}</p>
      </form>
    </Dialog>
  );
}
