export const PLAN_PATH = "/plan";
export const EXPORT_PATH = `${PLAN_PATH}/export`;
export const OUTCOMES_PATH = `${PLAN_PATH}/outcomes`;
export const RECORD_PATH = "/record";
export const RECORD_FILE_PATH = `${PLAN_PATH}/record.json`;
export const WEEK_PATH = `${PLAN_PATH}/week`;
export const cardPath = (id: string) => `${PLAN_PATH}/${id}`;
export const outcomePath = (id: string) => `${PLAN_PATH}/${id}/outcome`;

export const DOCS_PATH = "/api/v1/docs";
export const KEYS_PATH = "/account/keys";
export const ASSISTANTS_PATH = "/account/assistants";
/** Where assistants send people to ask for access: the name is the one of OAuth servers. */
export const AUTHORIZE_PATH = "/oauth2/authorize";

export const LIGHT_PATH = "/light";

export const CHANNEL_PATH = "/channel";

export const MONITOR_PATH = "/competitor-monitor/yours";
export const NOTE_PATH = "/note";
export const WEBHOOK_PATH = `${NOTE_PATH}/webhook`;
/** Followed by what a mail's own link names its reader by. */
export const UNSUBSCRIBE_PATH = "/unsubscribe/";
