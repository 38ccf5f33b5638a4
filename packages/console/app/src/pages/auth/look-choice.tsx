import { LABEL_LANGUAGES, languageName } from '@careline/core/internal/formatting';
import { useMessages } from '@careline/ui/messages';
import { type Appearance, THEMES, type Theme } from '@careline/ui/theme';
import type { ReactNode } from 'react';
import { useAppearance } from '../../appearance/use-appearance.ts';
import { useConsole } from '../../console-context.tsx';
import { authMessages } from './auth.messages.ts';

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1 text-muted text-xs">
      {label}
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-control w-full rounded-control border border-line-strong bg-raised px-2 text-ink"
      >
        {children}
      </select>
    </label>
  );
}

/** Language and theme before sign-in. They apply to the next person who signs in. */
export function LookChoice() {
  const t = useMessages(authMessages);
  const care = useConsole();
  const { theme, locale } = useAppearance(care);
  const choose = (part: Partial<Appearance>) => care.appearance.choose(part);
  return (
    <div className="flex gap-3">
      <Choice label={t('language')} value={locale} onChange={(chosen) => choose({ locale: chosen })}>
        {LABEL_LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </Choice>
      <Choice label={t('theme')} value={theme} onChange={(chosen) => choose({ theme: chosen as Theme })}>
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t(`theme.${one}`)}
          </option>
        ))}
      </Choice>
    </div>
  );
}
