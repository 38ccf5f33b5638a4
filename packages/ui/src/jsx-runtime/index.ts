export { createElement, Fragment, jsx, jsxDEV, jsxs } from './jsx-runtime.ts';
