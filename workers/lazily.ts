/**
 * Makes objects whose parts are made when first asked for, each once an object: a request pays for what it uses.
 *
 * @param makers what makes each part, from what was given and from other parts; a part that asks for itself overflows
 * @returns makes one object from what is given
 */
export function lazily<Given extends object, Made extends object>(
  makers: {
    [Name in keyof Made]: (parts: Given & Made) => Made[Name];
  },
): (given: Given) => Given & Made {
  const getters: PropertyDescriptorMap = {};
  for (const name of Object.keys(makers) as (keyof Made & string)[]) {
    getters[name] = {
      enumerable: true,
      get(this: Given & Made) {
        const value = makers[name](this);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    };
  }
  const parts = Object.create(null, getters);
  return (given) => Object.assign(Object.create(parts), given);
}
