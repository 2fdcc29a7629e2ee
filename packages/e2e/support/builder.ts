import { expect, type Locator, type Page } from '@playwright/test';

/** Saving ends with a start of the CMS: some seconds, and many on a machine that has more to do. */
const RESTART_MS = 120_000;

/** A field as somebody makes it in the Content-Type Builder. Labels are the panel's. */
export interface BuilderField {
  /** What is pressed among the kinds of field. */
  kind: string;
  name: string;
  /** One of two cards, such as `Long text`. */
  card?: string;
  /** Lists of which one is chosen, such as `{ Type: /^date \(/ }`. */
  chosen?: Record<string, RegExp>;
  /** Inputs beside the name. */
  filled?: Record<string, string>;
  /** Boxes of the advanced settings that are ticked. */
  ticked?: readonly string[];
  /** Inputs of the advanced settings, which may come by a box of the same name. */
  limits?: Record<string, string>;
  /** A relation: the other type, how the two belong together, and both names. */
  relation?: { type: string; sentence: string };
  /** A new component of this name with these fields; it repeats. */
  component?: { category: string; title: string; fields: readonly BuilderField[] };
  /** A dynamic zone of components that exist. */
  parts?: readonly string[];
}

export interface BuilderType {
  title: string;
  isSingle?: boolean;
  hasDrafts?: boolean;
  fields: readonly BuilderField[];
}

/** Strapi's Content-Type Builder, used the way a person does. */
export class Builder {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Content-Type Builder' }).click();
    await expect(this.panel.getByRole('button', { name: 'Create new collection type' })).toBeVisible();
  }

  /** Makes a type with its fields, and leaves it to be saved. */
  async make({ title, isSingle = false, hasDrafts = false, fields }: BuilderType): Promise<void> {
    await this.panel.getByRole('button', { name: `Create new ${isSingle ? 'single' : 'collection'} type` }).click();
    await this.dialog.getByRole('textbox', { name: 'Display name' }).fill(title);
    if (!hasDrafts) {
      await this.tab('Advanced settings');
      await this.dialog.getByRole('checkbox', { name: 'Draft & publish' }).uncheck();
      await this.tab('Basic settings');
    }
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
    await this.page.getByRole('button', { name: 'Add new field' }).first().click();
    await this.fill(fields);
  }

  /** Adds fields to a type that there is, and leaves them to be saved. */
  async extend(title: string, fields: readonly BuilderField[]): Promise<void> {
    await this.choose(title);
    await this.page.getByRole('button', { name: 'Add another field', exact: true }).first().click();
    await this.fill(fields);
  }

  /** Takes a field away from a type. */
  async remove(title: string, field: string): Promise<void> {
    await this.choose(title);
    await this.page.getByRole('button', { name: `Delete ${field}` }).click();
  }

  /** Saves what was made, and waits as the panel does: until the CMS has started anew and the page has come back. */
  async save(): Promise<void> {
    const saved = this.page.waitForResponse((answer) => answer.url().endsWith('/content-type-builder/update-schema'));
    await this.panel.getByRole('button', { name: 'Save', exact: true }).click();
    const answer = await saved;
    expect(answer.status(), await answer.text()).toBe(200);
    await expect(this.page.getByText('Waiting for restart')).toHaveCount(0, { timeout: RESTART_MS });
    await expect(this.panel.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  }

  private get panel(): Locator {
    return this.page.getByRole('navigation', { name: 'Content-Type Builder' });
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  private async choose(title: string): Promise<void> {
    // What is not saved yet says so behind its name.
    await this.panel.getByRole('link', { name: new RegExp(`^${title}( [NM])?$`) }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  private tab(name: string): Promise<void> {
    return this.dialog.getByRole('tab', { name }).click();
  }

  /** Makes one field after the other, from the kinds of field to the end of the dialog. */
  private async fill(fields: readonly BuilderField[]): Promise<void> {
    for (const [index, field] of fields.entries()) {
      await this.dialog.getByRole('button', { name: new RegExp(`^${field.kind.replace(/[()]/g, '\\$&')} `) }).click();
      if (field.component) await this.fillComponent(field.name, field.component);
      else if (field.parts) await this.fillZone(field.name, field.parts);
      else if (field.relation) await this.fillRelation(field.relation);
      else await this.fillField(field);
      const isLast = index === fields.length - 1;
      // A component and a zone end the dialog by themselves.
      if (!field.component && !field.parts) {
        await this.dialog.getByRole('button', { name: isLast ? 'Finish' : 'Add another field' }).click();
      } else if (!isLast) {
        await this.page.getByRole('button', { name: 'Add another field', exact: true }).first().click();
      }
    }
    await expect(this.dialog).toHaveCount(0);
  }

  private async fillField({ name, card, chosen = {}, filled = {}, ticked = [], limits = {} }: BuilderField) {
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    if (card) await this.dialog.getByText(card, { exact: true }).click();
    for (const [label, option] of Object.entries(chosen)) {
      await this.dialog.getByRole('combobox', { name: label }).click();
      await this.page.getByRole('option', { name: option }).click();
    }
    for (const [label, text] of Object.entries(filled))
      await this.dialog.getByRole('textbox', { name: label }).fill(text);
    if (ticked.length === 0 && Object.keys(limits).length === 0) return;
    await this.tab('Advanced settings');
    for (const label of ticked) await this.dialog.getByRole('checkbox', { name: label }).check();
    for (const [label, text] of Object.entries(limits)) {
      const box = this.dialog.getByRole('checkbox', { name: label });
      if ((await box.count()) > 0) await box.check();
      await this.dialog.getByRole('textbox', { name: label }).fill(text);
    }
  }

  private async fillRelation({ type, sentence }: NonNullable<BuilderField['relation']>): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Account/ }).click();
    await this.page.getByRole('menuitem', { name: type, exact: true }).click();
    await this.dialog.getByRole('button', { name: 'has and belongs to many' }).click();
    await expect(this.dialog.getByRole('tabpanel')).toContainText(sentence);
  }

  private async fillComponent(name: string, { category, title, fields }: NonNullable<BuilderField['component']>) {
    await this.dialog.getByRole('textbox', { name: 'Display name' }).fill(title);
    await this.dialog.getByRole('combobox').fill(category);
    await this.dialog.getByRole('combobox').press('Enter');
    await this.dialog.getByRole('button', { name: 'Configure the component' }).click();
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.dialog.getByText('Repeatable component').click();
    await this.dialog.getByRole('button', { name: 'Add first field to the component' }).click();
    await this.fill(fields);
  }

  private async fillZone(name: string, parts: readonly string[]): Promise<void> {
    await this.dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await this.dialog.getByRole('button', { name: 'Add components to the zone' }).click();
    await this.dialog.getByText('Use an existing component').click();
    await this.dialog.getByRole('combobox').click();
    for (const part of parts) await this.page.getByRole('option', { name: part, exact: true }).click();
    await this.page.keyboard.press('Escape');
    await this.dialog.getByRole('button', { name: 'Finish' }).click();
  }
}
