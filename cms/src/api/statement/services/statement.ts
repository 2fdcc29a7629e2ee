import type { Core } from '@strapi/strapi';
import {
  fromMinorUnits,
  type BankLayout,
  type DecideLineBody,
  type GiveBackBody,
  type Statement,
  type StatementColumns,
  type StatementLine,
  type StatementMoved,
  type StatementPreview,
  type UnclaimedTotal,
} from 'contracts';

import type { Caller } from '../../../platform/console/definition';
import type { Uploaded } from '../../../platform/files/read-upload';
import { settingService } from '../../setting/public';
import { findLayout, presentLayout } from '../layouts';
import { previewFile } from '../read/preview';
import { presentLine, presentStatements } from '../presenter';
import { applyStatement } from '../steps/apply';
import { decideLine } from '../steps/decide';
import { giveBackLine } from '../steps/give-back';
import { keepLine } from '../steps/keep';
import { undoStatement } from '../steps/undo';
import { uploadStatement } from '../steps/upload';
import { countOf, findLine, findStatement, LINES_TABLE } from '../store';

/** Banks' statements: read, applied, decided about and undone. */
const statementService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How the first lines of a file would be read. @throws ValidationError for what is no CSV file */
  preview: (file: Uploaded, layout: StatementColumns | null): StatementPreview => previewFile(file.bytes, layout),

  /** Reads a file by a bank's layout. @throws as `uploadStatement` does */
  async upload(file: Uploaded, layoutId: string, { profileId }: Caller, now = new Date()): Promise<StatementMoved> {
    const layout = await findLayout(strapi.db.connection, layoutId);
    const { timeZone } = await settingService({ strapi }).kept();
    const id = await uploadStatement(strapi, { file, layout, actorId: profileId }, timeZone, now);
    const statement = await this.one(id);
    return { statement, left: statement.counts.matched };
  },

  /** Applies some lines. @throws as `applyStatement` does */
  async apply(id: string, { profileId }: Caller, now = new Date()): Promise<StatementMoved> {
    const { timeZone } = await settingService({ strapi }).kept();
    const left = await applyStatement(strapi, id, { actorId: profileId, timeZone }, now);
    return { statement: await this.one(id), left };
  },

  /** Takes back some lines. @throws as `undoStatement` does */
  async undo(id: string, { profileId }: Caller, now = new Date()): Promise<StatementMoved> {
    const left = await undoStatement(strapi, id, profileId, now);
    return { statement: await this.one(id), left };
  },

  /** Decides about a line. @throws as `decideLine` does */
  async decide(
    id: string,
    { payment }: DecideLineBody,
    { profileId }: Caller,
    now = new Date(),
  ): Promise<StatementLine> {
    const { timeZone } = await settingService({ strapi }).kept();
    await decideLine(strapi, id, { payment, actorId: profileId, timeZone }, now);
    return this.line(id);
  },

  /** Keeps the money of a line as unclaimed. @throws as `keepLine` does */
  async keep(id: string, { profileId }: Caller, now = new Date()): Promise<StatementLine> {
    await keepLine(strapi, id, profileId, now);
    return this.line(id);
  },

  /** Says that it went back, or asks another admin. @throws as `giveBackLine` does */
  async giveBack(id: string, given: GiveBackBody, { profileId }: Caller, now = new Date()): Promise<StatementLine> {
    await giveBackLine(strapi, id, { ...given, actorId: profileId }, now);
    return this.line(id);
  },

  /** How much is kept as unclaimed. */
  async unclaimed(): Promise<UnclaimedTotal> {
    const kept = () => strapi.db.connection(LINES_TABLE).where({ outcome: 'unclaimed' });
    const [summed]: { paise?: number | string | null }[] = await kept().sum({ paise: 'amount' });
    return { lines: await countOf(kept()), amount: fromMinorUnits(Number(summed?.paise ?? 0), 'INR') };
  },

  /** @throws NotFoundError */
  line: async (id: string): Promise<StatementLine> => presentLine(await findLine(strapi.db.connection, id)),

  /** @throws NotFoundError */
  async one(id: string, now = new Date()): Promise<Statement> {
    const row = await findStatement(strapi.db.connection, id);
    const [statement] = await presentStatements(strapi.db.connection, [row], now);
    if (!statement) throw new Error('A statement was not presented.');
    return statement;
  },

  /** @throws NotFoundError */
  layout: async (id: string): Promise<BankLayout> => presentLayout(await findLayout(strapi.db.connection, id)),
});

export default statementService;
