import { OPTIONAL_SECTIONS, updatePreference } from '@careline/core/internal/preferences/kinds';
import { useMessages } from '@careline/ui/messages';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { useConsole } from '../../../console-context.tsx';
import { organisationMessages } from '../settings.messages.ts';
import { PreferenceCard } from './preference-card.tsx';

type Section = (typeof OPTIONAL_SECTIONS)[number];

const hiddenOf = ({ hidden }: Readonly<Record<string, unknown>>): readonly Section[] =>
  OPTIONAL_SECTIONS.filter((section) => Array.isArray(hidden) && hidden.includes(section));

/** Chooses which optional sections the registration leaves out. */
export function RegistrationCard({ onDirtyChange }: { readonly onDirtyChange: (dirty: boolean) => void }) {
  const t = useMessages(organisationMessages);
  const { http } = useConsole();
  return (
    <PreferenceCard
      outlines={2}
      type="REGISTRATION"
      title={t('registration')}
      readValue={hiddenOf}
      textOf={(sections) =>
        sections.map((section) => t(`section.${section}`)).join(', ') || t('nothingHidden')
      }
      store={(hidden, updatedAt) =>
        http.call(updatePreference, { body: { type: 'REGISTRATION', preferenceInfo: { hidden }, updatedAt } })
      }
      onDirtyChange={onDirtyChange}
    >
      {({ value, onChange }) => (
        <CheckGroupField
          label={t('hidden')}
          hint={t('hiddenHint')}
          options={OPTIONAL_SECTIONS.map((section) => ({ value: section, label: t(`section.${section}`) }))}
          value={value}
          onChange={onChange}
        />
      )}
    </PreferenceCard>
  );
}
