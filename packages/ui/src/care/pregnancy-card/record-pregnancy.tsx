import {
  DATING_METHODS,
  type DatingMethod,
  type PregnancyContent,
  type PregnancyDatingEntry,
  type PregnancyEntryProblem,
  pregnancyEntryProblem,
} from '@careline/core/internal/patients/pregnancy';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { NumberField } from '../../primitives/number-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { pregnancyCardMessages } from '../care.messages.ts';
import { EntryDialog } from './entry-dialog.tsx';
import type { useSaveEntry } from './use-save-entry.ts';

export interface EntryFormProps {
  readonly saving: ReturnType<typeof useSaveEntry>;
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

interface Typed {
  readonly by: DatingMethod;
  readonly on: string;
  readonly weeks: string;
  readonly days: string;
  readonly cycle: string;
}

const isWhole = (text: string): boolean => /^\d{1,3}$/.test(text.trim());

/** Returns the entries in the format of the request, or undefined if one is missing or not a number. */
function datingOf({ by, on, weeks, days, cycle }: Typed): PregnancyDatingEntry | undefined {
  if (on === '') return undefined;
  if (by === 'scan')
    return isWhole(weeks) && isWhole(days || '0')
      ? { by, on, weeks: Number(weeks), days: Number(days || '0') }
      : undefined;
  if (by !== 'last-period') return { by, on };
  if (cycle.trim() === '') return { by, on };
  return isWhole(cycle) ? { by, on, cycleDays: Number(cycle) } : undefined;
}

const FIELDS: Readonly<Record<string, 'on' | 'weeks' | 'cycle'>> = {
  'dating.on': 'on',
  'dating.weeks': 'weeks',
  'dating.cycleDays': 'cycle',
};

/** Returns the first field with a problem. Missing entries come before impossible ones. */
function faultOf(
  typed: Typed,
  today: string,
): { field: 'on' | 'weeks' | 'cycle'; problem?: PregnancyEntryProblem } | undefined {
  if (typed.on === '') return { field: 'on' };
  const dating = datingOf(typed);
  if (!dating) return { field: typed.by === 'scan' ? 'weeks' : 'cycle' };
  const problem = pregnancyEntryProblem({ kind: 'pregnancy', dating }, today);
  return problem && { field: FIELDS[problem.path] ?? 'on', problem };
}

/** Asks how the pregnancy is known, and for the matching date. */
export function RecordPregnancy({ saving, today, onDone, onClose }: EntryFormProps) {
  const t = useMessages(pregnancyCardMessages);
  const [typed, setTyped] = useState<Typed>({ by: 'asked', on: today, weeks: '', days: '', cycle: '' });
  const [tried, setTried] = useState(false);
  const change = (next: Partial<Typed>) => setTyped((before) => ({ ...before, ...next }));
  const fault = faultOf(typed, today);
  const wordsFor = (field: string): string | undefined => {
    if (!tried || fault?.field !== field) return undefined;
    if (fault.problem) return t(`problem-${fault.problem.code}`);
    return t(
      field === 'on' ? 'dateMissing' : field === 'weeks' ? 'problem-scan-range' : 'problem-cycle-range',
    );
  };
  const save = async () => {
    setTried(true);
    const dating = datingOf(typed);
    if (fault || !dating) return;
    const content: PregnancyContent = { kind: 'pregnancy', dating };
    if (await saving.save(content)) onDone();
  };
  return (
    <EntryDialog
      title={t('recordTitle')}
      save={t('save')}
      busy={saving.busy}
      error={saving.error}
      onSave={() => void save()}
      onClose={onClose}
    >
      <SelectField<DatingMethod>
        label={t('by')}
        required
        options={DATING_METHODS.map((value) => ({ value, label: t(`by-${value}`) }))}
        value={typed.by}
        onChange={(by) => by !== '' && change({ by, on: by === 'asked' ? today : '' })}
        data-autofocus
      />
      <DateField
        label={t(`on-${typed.by}`)}
        required
        max={today}
        value={typed.on}
        onChange={(on) => change({ on })}
        error={wordsFor('on')}
      />
      {typed.by === 'scan' && (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={t('weeks')}
            required
            inputMode="numeric"
            value={typed.weeks}
            onChange={(weeks) => change({ weeks })}
            error={wordsFor('weeks')}
          />
          <NumberField
            label={t('days')}
            inputMode="numeric"
            value={typed.days}
            onChange={(days) => change({ days })}
          />
        </div>
      )}
      {typed.by === 'last-period' && (
        <NumberField
          label={t('cycle')}
          inputMode="numeric"
          unit={t('daysUnit')}
          value={typed.cycle}
          onChange={(cycle) => change({ cycle })}
          error={wordsFor('cycle')}
        />
      )}
    </EntryDialog>
  );
}
