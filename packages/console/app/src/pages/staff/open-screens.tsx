import { explainScreens, type ScreenAccess, scopeLabel } from '@careline/core/internal/navigation';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Icon } from '@careline/ui/primitives/icon';
import { useId } from 'react';
import { staffMessages } from './staff.messages.ts';

function Screen({ access }: { readonly access: ScreenAccess }) {
  const t = useMessages(staffMessages);
  const locale = useLocale();
  const screen = scopeLabel(access.scope, locale);
  const isOpen = access.decision === 'allow';
  // Granted but closed: nothing in the console opens for it.
  const isUseless = !isOpen && access.grantedBy !== undefined;
  return (
    <li className={`flex items-start gap-2 ${isOpen ? '' : 'text-muted'}`}>
      <Icon name={isOpen ? 'check_circle' : 'lock'} size={16} className="mt-0.5" />
      <span>
        {screen}: {t(isOpen ? 'screenOpen' : isUseless ? 'screenUseless' : 'screenClosed')}
      </span>
    </li>
  );
}

/** Shows what the selected scopes open, before they are saved. */
export function OpenScreens({ scopes }: { readonly scopes: readonly string[] }) {
  const t = useMessages(staffMessages);
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-2 rounded-card bg-sunken p-3 text-sm">
      <h2 id={heading} className="font-medium">
        {t('mayOpen')}
      </h2>
      <ul className="grid gap-1 sm:grid-cols-2">
        {explainScreens({ scopes: [...scopes] }).map((access) => (
          <Screen key={access.scope} access={access} />
        ))}
      </ul>
    </section>
  );
}
