import { useMessages } from '@careline/ui/messages';
import { authMessages } from './auth.messages.ts';

/** Which accounts a demo has; nothing anywhere else. */
export function DemoAccounts({ emails }: { readonly emails: readonly string[] }) {
  const t = useMessages(authMessages);
  if (emails.length === 0) return null;
  return (
    <div className="mt-8 border-t border-line pt-4 text-sm text-muted">
      <p>{t('demo')}</p>
      <ul className="mt-1">
        {emails.map((email) => (
          <li key={email}>{email}</li>
        ))}
      </ul>
    </div>
  );
}
