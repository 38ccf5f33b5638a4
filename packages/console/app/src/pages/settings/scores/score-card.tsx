import { SCORE_PREFERENCES, scaleOf } from '@careline/core/internal/assessments';
import { PREFERENCE_KINDS, updatePreference } from '@careline/core/internal/preferences/kinds';
import { PROGRAMME_KEYS, type ProgrammeKey, programmeLabel } from '@careline/core/internal/programmes';
import { useMessages } from '@careline/ui/messages';
import { CheckField } from '@careline/ui/primitives/check-field';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { useConsole } from '../../../console-context.tsx';
import { PreferenceCard, type PreferenceEditing } from '../organisation/preference-card.tsx';
import { scoresPageMessages } from '../settings.messages.ts';

export const SCORE_TYPES = [...SCORE_PREFERENCES, 'EGFR'] as const;
export type ScoreType = (typeof SCORE_TYPES)[number];

interface EditedScore {
  readonly offered: boolean;
  readonly fromAge: string;
  readonly toAge: string;
  readonly programmes: readonly ProgrammeKey[];
  readonly remind: string;
}

const MAX_YEARS = 150;
const MAX_HOURS = 8_784;

const numberText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

/** Defaults apply where nothing is set: scores for inpatients are off until switched on. */
function scoreOf(type: ScoreType, info: Readonly<Record<string, unknown>>): EditedScore {
  const isSet = typeof info.offered === 'boolean';
  const { fromAge } = PREFERENCE_KINDS[type].example;
  const { programmes } = info;
  return {
    offered: isSet ? info.offered === true : scaleOf(type)?.needsSetting !== true,
    fromAge: numberText(isSet ? info.fromAge : fromAge),
    toAge: numberText(info.toAge),
    programmes: PROGRAMME_KEYS.filter((key) => Array.isArray(programmes) && programmes.includes(key)),
    remind: numberText(info.remindAfterHours),
  };
}

const isWithin = (text: string, least: number, most: number): boolean =>
  text.trim() === '' || (/^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most);

function scoreFaults({ fromAge, toAge, remind }: EditedScore) {
  const [from, to] = [isWithin(fromAge, 0, MAX_YEARS), isWithin(toAge, 0, MAX_YEARS)];
  const isOrdered =
    !(from && to) || fromAge.trim() === '' || toAge.trim() === '' || Number(fromAge) <= Number(toAge);
  return {
    ...(!from && { fromAge: 'ageWrong' as const }),
    ...(!to && { toAge: 'ageWrong' as const }),
    ...(to && !isOrdered && { toAge: 'agesWrong' as const }),
    ...(!isWithin(remind, 1, MAX_HOURS) && { remind: 'hoursWrong' as const }),
  };
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function ScoreFields({
  type,
  value,
  onChange,
  tried,
}: PreferenceEditing<EditedScore> & { readonly type: ScoreType }) {
  const t = useMessages(scoresPageMessages);
  const change = (part: Partial<EditedScore>) => onChange({ ...value, ...part });
  const faults = tried ? scoreFaults(value) : {};
  const errorOf = (field: keyof typeof faults) => {
    const fault = faults[field];
    return fault && t(fault, { years: MAX_YEARS, hours: MAX_HOURS });
  };
  const number = { inputMode: 'numeric' as const, maxLength: 4 };
  return (
    <>
      <CheckField label={t('offered')} checked={value.offered} onChange={(offered) => change({ offered })} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <TextField
          label={t('fromAge')}
          {...number}
          value={value.fromAge}
          onChange={(fromAge) => change({ fromAge })}
          error={errorOf('fromAge')}
        />
        <TextField
          label={t('toAge')}
          {...number}
          value={value.toAge}
          onChange={(toAge) => change({ toAge })}
          error={errorOf('toAge')}
        />
        {type !== 'EGFR' && (
          <TextField
            label={t('remind')}
            {...number}
            value={value.remind}
            onChange={(remind) => change({ remind })}
            error={errorOf('remind')}
          />
        )}
      </div>
      <CheckGroupField
        label={t('programmes')}
        hint={t('programmesHint')}
        options={PROGRAMME_KEYS.map((key) => ({ value: key, label: programmeLabel(key) }))}
        value={value.programmes}
        onChange={(programmes) => change({ programmes })}
      />
    </>
  );
}

export interface ScoreCardProps {
  readonly type: ScoreType;
  readonly title: string;
  readonly onDirtyChange: (dirty: boolean) => void;
}

/** Whether a score is offered, to which patients, and when to repeat it. */
export function ScoreCard({ type, title, onDirtyChange }: ScoreCardProps) {
  const t = useMessages(scoresPageMessages);
  const { http } = useConsole();
  const textOf = ({ offered, fromAge, toAge, programmes, remind }: EditedScore) =>
    [
      t(offered ? 'isOffered' : 'isNotOffered'),
      `${t('fromAge')}: ${fromAge || '–'}`,
      `${t('toAge')}: ${toAge || '–'}`,
      `${t('remind')}: ${remind || '–'}`,
      ...programmes.map((programme) => programmeLabel(programme)),
    ].join(', ');
  return (
    <PreferenceCard
      outlines={5}
      type={type}
      title={title}
      readValue={(info) => scoreOf(type, info)}
      textOf={textOf}
      isRight={(value) => Object.keys(scoreFaults(value)).length === 0}
      store={({ offered, fromAge, toAge, programmes, remind }, updatedAt) => {
        const preferenceInfo = {
          ...{ offered, fromAge: numberOf(fromAge), toAge: numberOf(toAge), programmes: [...programmes] },
          remindAfterHours: type === 'EGFR' ? null : numberOf(remind),
        };
        return http.call(updatePreference, { body: { type, preferenceInfo, updatedAt } });
      }}
      onDirtyChange={onDirtyChange}
    >
      {(editing) => <ScoreFields {...editing} type={type} />}
    </PreferenceCard>
  );
}
