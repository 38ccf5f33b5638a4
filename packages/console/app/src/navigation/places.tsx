import { useLocale } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { useProfile } from '../session/use-session.ts';
import { builtMenu } from './built-menu.ts';

/** Links to the screens the person can open, for a page that has nothing else to show. */
export function Places({ label }: { readonly label: string }) {
  const navigation = useNavigation();
  const places = builtMenu(useProfile().scopes, useLocale());
  if (places.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-4 flex flex-col gap-2">
      <p>{label}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {places.map(({ scope, link, label: name }) => (
          <li key={scope}>
            <a className={buttonClass({ size: 'small' })} {...navigation.link(link)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
