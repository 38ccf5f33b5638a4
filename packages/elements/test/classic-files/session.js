export const createSession = () => 'a session';
