import { updatePreference } from '@careline/core/internal/preferences/kinds';
import { useMessages } from '@careline/ui/messages';
import { useConsole } from '../../../console-context.tsx';
import { rateCardsMessages } from '../settings.messages.ts';
import { type EditedRate, isRight, readRates, toCard } from './edited-rate.ts';
import { PreferenceCard } from './preference-card.tsx';
import { RateRows } from './rate-rows.tsx';
import { useRateName } from './use-rate-name.ts';

/** The prices of the organisation. */
export function RateCardsCard({ onDirtyChange }: { readonly onDirtyChange: (dirty: boolean) => void }) {
  const t = useMessages(rateCardsMessages);
  const nameOf = useRateName();
  const { http } = useConsole();
  const textOf = ({ id: _, ...rate }: EditedRate) =>
    [nameOf(rate), rate.amount, rate.currency, `${rate.tax} %`, rate.validFrom, rate.validTo].join(' · ');
  return (
    <PreferenceCard<readonly EditedRate[]>
      type="RATE_CARDS"
      title={t('title')}
      readValue={readRates}
      textOf={(rates) => rates.map(textOf).join('; ') || t('none')}
      isRight={(rates) => rates.every(isRight)}
      store={(rates, updatedAt) =>
        http.call(updatePreference, {
          body: { type: 'RATE_CARDS', preferenceInfo: { cards: rates.map(toCard) }, updatedAt },
        })
      }
      onDirtyChange={onDirtyChange}
    >
      {({ value, onChange, tried }) => <RateRows {...{ value, onChange, tried }} />}
    </PreferenceCard>
  );
}
