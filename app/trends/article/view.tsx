import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import type { Ran } from "../../functions/run";
import { articleUrl } from "../../model/article";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { Notice } from "../../ui/notice";
import { PageHeader } from "../../ui/page-header";

interface ArticleViewProps {
  topic: string;
  /** The words that were looked up. */
  typed: string;
  found: Ran<{ articles: string[] }>;
  /** The article in use. */
  inUse: string | null;
  /** Whether the visitor chose it. */
  isOwn: boolean;
  /** Why the last choice was refused. */
  refused: string | null;
}

/** Looks up words, and offers the articles found and the way back to our own match. */
export function ArticleView({ topic, typed, found, inUse, isOwn, refused }: ArticleViewProps) {
  const isSample = "refused" in found && found.refused.kind === "sample-only";
  return (
    <div className="grid gap-8">
      <PageHeader
        title="Choose an article"
        intro={`The trend of “${topic}” is how often people read one article of the English Wikipedia. Choose the one that is your topic; the choice is yours alone.`}
      />
      {refused && <Notice tone="error">{refused}</Notice>}
      {isSample ? (
        <Notice tone="info">{found.refused.message}</Notice>
      ) : (
        <>
          <Form method="get" noValidate className="grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_auto]">
            {/* The key: other words in the address fill the field anew. */}
            <Field
              key={typed}
              label="Words to look for"
              name="words"
              type="search"
              autoComplete="off"
              required
              defaultValue={typed}
            />
            <Button variant="secondary">
              <Search aria-hidden="true" className="size-4.5" />
              Look up
            </Button>
          </Form>
          {"done" in found ? (
            <Articles articles={found.done.articles} words={typed} inUse={inUse} />
          ) : (
            <Notice tone="error">{found.refused.message}</Notice>
          )}
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {isOwn && (
          <Form method="post">
            <Button variant="secondary" name="article" value="">
              Go back to our own match
            </Button>
          </Form>
        )}
        <Link to="/dashboard" className="link inline-flex min-h-11 items-center text-sm font-medium">
          {isSample ? "Back to the dashboard" : "Leave it as it is"}
        </Link>
      </div>
    </div>
  );
}

function Articles({ articles, words, inUse }: { articles: string[]; words: string; inUse: string | null }) {
  return (
    <section aria-labelledby="articles" className="max-w-3xl">
      <h2 id="articles" className="text-lg">
        Articles found
      </h2>
      <Form method="post">
        <input type="hidden" name="words" value={words} />
        <ul className="mt-3 border-t border-line">
          {articles.map((article) => (
            <li
              key={article}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
            >
              <a href={articleUrl(article)} rel="noreferrer" className="link wrap-anywhere">
                {article}
              </a>
              {article === inUse ? (
                <Badge tone="good">In use</Badge>
              ) : (
                <Button variant="secondary" size="sm" name="article" value={article}>
                  Use this article<span className="sr-only">: {article}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Form>
    </section>
  );
}
