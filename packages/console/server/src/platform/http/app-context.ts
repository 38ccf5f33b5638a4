import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

export type AppContext = Context<{ Bindings: HttpBindings }>;
export type App = Hono<{ Bindings: HttpBindings }>;
export type Handler = (c: AppContext) => Response | Promise<Response>;
