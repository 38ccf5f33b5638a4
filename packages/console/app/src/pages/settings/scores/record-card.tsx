import { scaleOf } from '@careline/core/internal/assessments';
import { labelIn } from '@careline/core/internal/formatting';
import { HIDEABLE_SCORES, QUESTIONNAIRES, updatePreference } from '@careline/core/internal/preferences/kinds';
import {
  HISTORY_SECTIONS,
  RECORD_COMPONENTS,
  RISK_ASSESSMENTS,
  recordPlaceLabel,
} from '@careline/core/internal/record';
import { useLocale, useMessages } from '@careline/ui/messages';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { useConsole } from '../../../console-context.tsx';
import { OrderedCodes } from '../organisation/ordered-codes.tsx';
import { PreferenceCard, type PreferenceEditing } from '../organisation/preference-card.tsx';
import { scoresPageMessages } from '../settings.messages.ts';

/** Scores without a card of their own. */
const FURTHER = [...HIDEABLE_SCORES, ...RISK_ASSESSMENTS, ...QUESTIONNAIRES] as const;
type Further = (typeof FURTHER)[number];

interface EditedRecord {
  readonly scores: readonly Further[];
  readonly components: readonly string[];
  readonly histories: readonly string[];
}

const isIn = (list: unknown, code: string): boolean => Array.isArray(list) && list.includes(code);

/** Returns the known codes of an order, dropping those of newer versions. */
const ordered = (list: unknown, all: readonly string[]): readonly string[] =>
  (Array.isArray(list) ? list : []).flatMap((code) => all.find((known) => known === code) ?? []);

/** Scores are offered unless the organisation decided otherwise. */
function recordOf(info: Readonly<Record<string, unknown>>): EditedRecord {
  const { riskAssessments, questionnaires, hiddenScores } = info;
  const isOffered = (score: Further): boolean => {
    if (isIn(HIDEABLE_SCORES, score)) return !isIn(hiddenScores, score);
    if (isIn(QUESTIONNAIRES, score)) return questionnaires === undefined || isIn(questionnaires, score);
    return riskAssessments === undefined || isIn(riskAssessments, score);
  };
  return {
    scores: FURTHER.filter(isOffered),
    components: ordered(info.components, RECORD_COMPONENTS),
    histories: ordered(info.histories, HISTORY_SECTIONS),
  };
}

function RecordFields({ value, onChange }: PreferenceEditing<EditedRecord>) {
  const t = useMessages(scoresPageMessages);
  const locale = useLocale();
  const change = (part: Partial<EditedRecord>) => onChange({ ...value, ...part });
  const placeLabel = (code: string) => recordPlaceLabel(code, locale);
  const scoreLabel = (key: string) => {
    const scale = scaleOf(key);
    return scale ? labelIn(scale.label, locale) : key;
  };
  return (
    <>
      <CheckGroupField
        label={t('further')}
        hint={t('furtherHint')}
        options={FURTHER.map((score) => ({ value: score, label: scoreLabel(score) }))}
        value={value.scores}
        onChange={(scores) => change({ scores })}
      />
      <details>
        <summary className="min-h-control content-center font-medium">{t('order')}</summary>
        <div className="flex flex-col gap-4 pt-2">
          <OrderedCodes
            label={t('components')}
            hint={t('componentsHint')}
            all={RECORD_COMPONENTS}
            labelOf={placeLabel}
            value={value.components}
            onChange={(components) => change({ components })}
          />
          <OrderedCodes
            label={t('histories')}
            hint={t('historiesHint')}
            all={HISTORY_SECTIONS}
            labelOf={placeLabel}
            value={value.histories}
            onChange={(histories) => change({ histories })}
          />
        </div>
      </details>
    </>
  );
}

/** Chooses which other scores are offered, and what a record shows first. */
export function RecordCard({ onDirtyChange }: { readonly onDirtyChange: (dirty: boolean) => void }) {
  const t = useMessages(scoresPageMessages);
  const locale = useLocale();
  const { http } = useConsole();
  const type = 'MEDICAL_RECORD';
  return (
    <PreferenceCard
      outlines={5}
      type={type}
      title={t('record')}
      readValue={recordOf}
      textOf={({ scores, components, histories }) =>
        [...scores, ...[...components, ...histories].map((code) => recordPlaceLabel(code, locale))].join(
          ', ',
        ) || '–'
      }
      store={({ scores, components, histories }, updatedAt) => {
        const preferenceInfo = {
          components: RECORD_COMPONENTS.filter((code) => components.includes(code)).sort(
            (one, other) => components.indexOf(one) - components.indexOf(other),
          ),
          histories: HISTORY_SECTIONS.filter((code) => histories.includes(code)).sort(
            (one, other) => histories.indexOf(one) - histories.indexOf(other),
          ),
          riskAssessments: RISK_ASSESSMENTS.filter((score) => scores.includes(score)),
          questionnaires: QUESTIONNAIRES.filter((score) => scores.includes(score)),
          hiddenScores: HIDEABLE_SCORES.filter((score) => !scores.includes(score)),
        };
        return http.call(updatePreference, { body: { type, preferenceInfo, updatedAt } });
      }}
      onDirtyChange={onDirtyChange}
    >
      {(editing) => <RecordFields {...editing} />}
    </PreferenceCard>
  );
}
