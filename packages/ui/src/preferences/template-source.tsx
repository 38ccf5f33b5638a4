import type { HttpClient } from '@careline/core/internal/http';
import { createContext, type ReactNode } from 'react';

/** Without a provider, as in an element of a partner's page, there are no templates and nothing is asked for. */
export const TemplateSource = createContext<HttpClient | undefined>(undefined);

export interface TemplatesProviderProps {
  readonly http: HttpClient;
  readonly children: ReactNode;
}

/** Where the templates of the organisation come from, for the forms below. */
export function TemplatesProvider({ http, children }: TemplatesProviderProps) {
  return <TemplateSource value={http}>{children}</TemplateSource>;
}
