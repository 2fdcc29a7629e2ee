import { messages } from 'contracts';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';

import * as leave from '../lib/leave';
import { answerWith, refusal } from '../tests/answers';
import { call, formFaultsOf } from './http';

const failureOf = async (path: string): Promise<HttpError> => {
  const error: unknown = await call(path).catch((reason: unknown) => reason);
  if (!(error instanceof HttpError)) throw new Error(`No HttpError: ${String(error)}`);
  return error;
};

describe('a call to the API', () => {
  it('that is refused carries the server’s sentence, for the form as a whole', async () => {
    answerWith({ 'GET /api/x': refusal(409, 'Another account already has this email address') });
    const error = await failureOf('/api/x');
    expect(error).toMatchObject({ status: 409, message: 'Another account already has this email address' });
    expect(formFaultsOf(error)).toEqual({ root: { serverError: error.message } });
  });

  it('that names fields at fault carries a sentence for each', async () => {
    answerWith({ 'GET /api/x': refusal(400, 'Please enter a name', { name: 'Please enter a name' }) });
    expect(formFaultsOf(await failureOf('/api/x'))).toEqual({ name: 'Please enter a name' });
  });

  it('that gets no answer says so', async () => {
    answerWith({});
    expect(await failureOf('/api/x')).toMatchObject({ status: 0, message: messages.networkError });
  });

  it('that is answered by something else than the API says so too', async () => {
    answerWith({ 'GET /api/x': { status: 502, body: 'Bad gateway' } });
    expect(await failureOf('/api/x')).toMatchObject({ status: 502, message: messages.networkError });
  });

  it('without a session leads to the sign-in, whatever was asked for', async () => {
    vi.spyOn(leave, 'signIn').mockRejectedValue(new Error('left'));
    answerWith({ 'GET /api/x': refusal(401, 'Please sign in first.') });
    await expect(call('/api/x')).rejects.toThrow('left');
    expect(leave.signIn).toHaveBeenCalledOnce();
  });
});
