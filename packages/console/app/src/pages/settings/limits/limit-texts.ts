import { thresholdSchemeLabel } from '@careline/core/internal/administration';
import type { DiabetesGoals, ThresholdScheme } from '@careline/core/internal/clinical';
import { useLocale, useMessages } from '@careline/ui/messages';
import { signatureMessages } from '../settings.messages.ts';

export const goalTexts = (goals: DiabetesGoals) => ({
  beforeMeal: `${goals.beforeMealLeast}–${goals.beforeMealGreatest} mg/dL`,
  afterMeal: `≤ ${goals.afterMealGreatest} mg/dL`,
  hba1c: `< ${goals.hba1cBelow} %`,
});

export function useSchemeName(): (scheme: Pick<ThresholdScheme, 'key' | 'version'>) => string {
  const t = useMessages(signatureMessages);
  const locale = useLocale();
  return ({ key, version }) => t('schemeVersion', { scheme: thresholdSchemeLabel(key, locale), version });
}
