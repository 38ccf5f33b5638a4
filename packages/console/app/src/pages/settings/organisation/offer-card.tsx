import type { OfferType } from '@careline/core/internal/preferences';
import { updatePreference } from '@careline/core/internal/preferences/kinds';
import { useMessages } from '@careline/ui/messages';
import { useConsole } from '../../../console-context.tsx';
import { organisationMessages } from '../settings.messages.ts';
import { OrderedCodes } from './ordered-codes.tsx';
import { PreferenceCard } from './preference-card.tsx';

export interface OfferCardProps {
  readonly type: OfferType;
  readonly title: string;
  readonly hint: string;
  readonly all: readonly string[];
  readonly labelOf: (code: string) => string;
  readonly onDirtyChange: (dirty: boolean) => void;
}

/** Chooses which codes of a list the screens offer, and in which order. */
export function OfferCard({ type, title, hint, all, labelOf, onDirtyChange }: OfferCardProps) {
  const t = useMessages(organisationMessages);
  const { http } = useConsole();
  // This version can't save codes of a newer one.
  const readValue = ({ offered }: Readonly<Record<string, unknown>>): readonly string[] =>
    (Array.isArray(offered) ? offered : []).flatMap((code) => all.find((known) => known === code) ?? []);
  return (
    <PreferenceCard
      outlines={4}
      type={type}
      title={title}
      readValue={readValue}
      textOf={(codes) => codes.map(labelOf).join(', ') || t('everything')}
      store={(offered, updatedAt) =>
        http.call(updatePreference, { body: { type, preferenceInfo: { offered }, updatedAt } })
      }
      onDirtyChange={onDirtyChange}
    >
      {({ value, onChange }) => (
        <OrderedCodes
          label={title}
          hint={hint}
          all={all}
          labelOf={labelOf}
          value={value}
          onChange={onChange}
        />
      )}
    </PreferenceCard>
  );
}
