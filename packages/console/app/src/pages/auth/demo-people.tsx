import { useMessages } from '@careline/ui/messages';
import { Avatar } from '@careline/ui/shell/avatar';
import type { DemoPerson } from '../../config.ts';
import { authMessages } from './auth.messages.ts';

export interface DemoPeopleProps {
  readonly people: readonly DemoPerson[];
  readonly onPick: (email: string) => void;
}

/** Returns the role, plus the start of the email address if two people share it. */
const wordsOf = ({ email, role }: DemoPerson, people: readonly DemoPerson[], nobody: string): string => {
  const isShared = people.filter((one) => one.role === role).length > 1;
  return [role ?? nobody, isShared && email.split('@')[0]].filter(Boolean).join(' · ');
};

/** One sign-in button per demo account; nothing outside a demo. */
export function DemoPeople({ people, onPick }: DemoPeopleProps) {
  const t = useMessages(authMessages);
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="demo-people" className="flex flex-col gap-2">
      <h2 id="demo-people" className="text-muted text-xs">
        {t('demo')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              title={person.email}
              onClick={() => onPick(person.email)}
              className="flex h-full w-full items-center gap-3 rounded-control border border-line-strong bg-raised px-3 py-2 text-start hover:bg-hover"
            >
              <Avatar name={person.name} />
              <span className="min-w-0">
                <span className="block font-medium leading-tight">{person.name}</span>{' '}
                <span className="block text-muted text-xs leading-snug">
                  {wordsOf(person, people, t('demoNobody'))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
