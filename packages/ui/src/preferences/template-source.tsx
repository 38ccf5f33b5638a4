import type { HttpClient } from '@careline/core/internal/http';
import { createContext, type ReactNode } from 'react';
import { useHttp } from '../provider/index.ts';

/** Without a provider, as in an element of a partner's page, there are no templates and nothing is asked for. */
export const TemplateSource = createContext<HttpClient | undefined>(undefined);

export interface TemplatesProviderProps {
  readonly children: ReactNode;
}

/** Where the templates of the organisation come from, for the forms below. */
export function TemplatesProvider({ children }: TemplatesProviderProps) {
  const http = useHttp();
  return <TemplateSource value={http}>{children}</TemplateSource>;
}
