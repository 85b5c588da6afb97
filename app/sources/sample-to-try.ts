/** Something that can be read where there is no key: `asked` is what to ask for, `name` what people read. */
export interface SampleToTry {
  asked: string;
  name: string;
}
