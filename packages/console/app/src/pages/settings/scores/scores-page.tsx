import { scaleOf } from '@careline/core/internal/assessments';
import { labelIn } from '@careline/core/internal/formatting';
import { preferenceLabel } from '@careline/core/internal/preferences';
import { useLocale, useMessages } from '@careline/ui/messages';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { scoresPageMessages } from '../settings.messages.ts';
import { useUnsavedForms } from '../use-unsaved-forms.ts';
import { RecordCard } from './record-card.tsx';
import { SCORE_TYPES, ScoreCard, type ScoreType } from './score-card.tsx';

/** The scores the organisation uses: for which patients, and how often. */
export default function ScoresPage() {
  const t = useMessages(scoresPageMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const dirtyOf = useUnsavedForms();
  const titleOf = (type: ScoreType): string => {
    const scale = scaleOf(type);
    return scale ? labelIn(scale.label, locale) : preferenceLabel(type, locale);
  };
  return (
    <SettingsPage title={g('scores')}>
      <p className="max-w-3xl text-muted">{t('intro')}</p>
      {SCORE_TYPES.map((type) => (
        <ScoreCard key={type} type={type} title={titleOf(type)} onDirtyChange={dirtyOf(type)} />
      ))}
      <RecordCard onDirtyChange={dirtyOf('MEDICAL_RECORD')} />
    </SettingsPage>
  );
}
